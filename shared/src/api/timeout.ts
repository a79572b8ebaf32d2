/** "HTTP timeout 60000 ms." */
export const httpTimeout = 60_000;
