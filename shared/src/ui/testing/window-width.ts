/** Gives the window this width for media queries of the form `(max-width: …px)`, which jsdom does not know. */
export function setWindowWidth(width: number): void {
  window.matchMedia = (query: string) =>
    ({
      matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? -1),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
}
