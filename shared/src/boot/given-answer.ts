/** The answer to a public call, for a page whose HTML the gateway has sent: the page draws the same from it. */
export type GivenAnswer =
  | { readonly value: unknown; readonly refused?: undefined }
  | { readonly value?: undefined; readonly refused: { status: string; msg: string } };
