/** A HEIC photo of 64 × 48 pixels, red on its left half and blue on its right, with a copyright ("a secret place") and a position in its EXIF data. */
export const heicPhoto = (): Buffer => Buffer.from(HEIC, 'base64');

/** The same that says it has so many pixels. */
export function claimedHeic(width: number, height: number): Buffer {
  const photo = heicPhoto();
  for (let at = photo.indexOf('ispe'); at !== -1; at = photo.indexOf('ispe', at + 1)) {
    photo.writeUInt32BE(width, at + SIZE_AT);
    photo.writeUInt32BE(height, at + SIZE_AT + 4);
  }
  return photo;
}

/** The same turned to the left: 48 × 64 pixels once it is upright. */
export function turnedHeic(): Buffer {
  const photo = heicPhoto();
  const at = photo.indexOf('pixi'); // its last property, of the bits of a pixel, becomes one that turns it
  photo.write('irot', at, 'latin1');
  photo.fill(0, at + 4, at + 12);
  photo[at + 4] = 1;
  return photo;
}

/** The same with another brand, and another one that it is compatible with. */
export function brandedHeic(brand: string, compatible: string): Buffer {
  const photo = heicPhoto();
  photo.write(brand, 8, 'latin1');
  photo.write(compatible, 24, 'latin1'); // the last of three
  return photo;
}

const SIZE_AT = 8;

const HEIC = [
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAeFtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAAExpbG9jAQAAAERAAAMA',
  'AQAAAAAAAAIFAAEAAAAAAAAAVAACAAEAAAAAAAAAAQAAAAAAAAAIAAMAAAAAAAACWQABAAAAAAAAARYAAABNaWluZgAAAAAAAwAAABVpbmZlAgAAAQABAABodmMxAAAAABVpbmZlAgAAAAACAABncmlkAAAAABVp',
  'bmZlAgAAAQADAABFeGlmAAAAANVpcHJwAAAAs2lwY28AAABzaHZjQwEDcAAAAAAAAAAAAB7wAPz9+PgAAA8DIAABABhAAQwB//8DcAAAAwCQAAADAAADAB66AkAhAAEAJ0IBAQNwAAADAJAAAAMAAAMAHqAggQWW',
  '6uSmubAgAAADACAAAAMAISIAAQAGRAHBc8CJAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAUaXNwZQAAAAAAAABAAAAAMAAAABBwaXhpAAAAAAMICAgAAAAaaXBtYQAAAAAAAAACAAECgQIAAgIDhAAAAChpcmVmAAAA',
  'AAAAAA5kaW1nAAIAAQABAAAADmNkc2MAAwABAAIAAAFybWRhdAAAAFAoAa8TgPgQ4af//E0o//p1zw/TyAwq+jBv+uaAS43NY2PhPuvzVxZYwMu0MCEMIkHHbxBT/41kAVbrQEv3ZezR/Pd2arCO33jMhK7f6V2Z',
  'IAAAAABJSSoACAAAAAgAEgEDAAEAAAABAAAAGgEFAAEAAABuAAAAGwEFAAEAAAB2AAAAKAEDAAEAAAACAAAAEwIDAAEAAAABAAAAmIICAA8AAAB+AAAAaYcEAAEAAACOAAAAJYgEAAEAAADcAAAAAAAAADhjAADo',
  'AwAAOGMAAOgDAABhIHNlY3JldCBwbGFjZQAABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQAAQAAAEAAAAADoAQAAQAAADAAAAAAAAAAAgABAAIAAgAAAE4AAAAC',
  'AAUAAwAAAPoAAAAAAAAALQAAAAEAAAAbAAAAAQAAADMAAAABAAAA',
].join('');
