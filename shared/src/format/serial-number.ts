const width = 12;

/** A serial number padded with zeros to 12 digits; longer ones stay as they are. Not for amounts. */
export function padSerial(value: string | number | bigint): string {
  return String(value).padStart(width, '0');
}
