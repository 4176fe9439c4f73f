// Display lists are JSON; who reads and writes them needs its values, errors and near names too.
@_exported import StrictJSON
