/** The token of an `Authorization` header; undefined if it has none of the usual form. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^bearer +([\w.~+/=-]{1,512})$/i.exec(authorization ?? '')?.[1];
}
