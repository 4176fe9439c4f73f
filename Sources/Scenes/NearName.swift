import Views

/// The finder of near names lives with the symbols; scenes use it for devices and their own words.
package typealias NearName = Views.NearName
