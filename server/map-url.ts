/** Returns the address of a map that searches for the place. */
export const getMapUrl = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place.slice(0, 300).toWellFormed())}`;
