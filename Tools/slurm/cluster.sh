# A Slurm of one machine for a test: `start_cluster FOLDER` and `stop_cluster`.
#
# Its daemons, key and state live in the folder, apart from a Slurm that the machine may have; it needs root, because tasks
# change to the user who submits them.

cluster=""

# start_cluster FOLDER: starts munged, slurmctld and slurmd, exports SLURM_CONF, and waits until the node takes jobs.
start_cluster() {
    cluster=$1
    mkdir -p "$cluster"/{munge,state,spool}
    # munged wants folders that nobody else can write to, all the way up.
    chmod 755 "$cluster" "$cluster"/munge
    dd if=/dev/urandom of="$cluster/munge/key" bs=1024 count=1 status=none
    chmod 400 "$cluster/munge/key"
    munged --force --key-file="$cluster/munge/key" --socket="$cluster/munge/socket" \
        --pid-file="$cluster/munge/pid" --log-file="$cluster/munge/log" --seed-file="$cluster/munge/seed"

    local host
    host=$(uname -n)
    host=${host%%.*}
    cat >"$cluster/slurm.conf" <<CONF
ClusterName=scrim
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$cluster/munge/socket
CredType=cred/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
ReturnToService=2
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
StateSaveLocation=$cluster/state
SlurmdSpoolDir=$cluster/spool
SlurmctldPidFile=$cluster/slurmctld.pid
SlurmdPidFile=$cluster/slurmd.pid
SlurmctldLogFile=$cluster/slurmctld.log
SlurmdLogFile=$cluster/slurmd.log
SlurmctldPort=16817
SlurmdPort=16818
NodeName=$host NodeAddr=127.0.0.1 CPUs=2 RealMemory=2000 State=UNKNOWN
PartitionName=tests Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
    export SLURM_CONF="$cluster/slurm.conf"
    slurmctld -f "$SLURM_CONF"
    slurmd -f "$SLURM_CONF"

    local tries
    for ((tries = 0; tries < 60; tries++)); do
        [[ $(sinfo --noheader --format=%t 2>/dev/null) != idle ]] || return 0
        sleep 0.5
    done
    printf 'the node takes no jobs:\n' >&2
    tail -n 20 "$cluster"/slurm*.log >&2
    return 1
}

# stop_cluster: ends the daemons.
stop_cluster() {
    local file
    for file in "$cluster"/slurmd.pid "$cluster"/slurmctld.pid "$cluster"/munge/pid; do
        [[ ! -s $file ]] || kill "$(<"$file")" 2>/dev/null || true
    done
}
