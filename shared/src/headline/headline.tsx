interface HeadlineProps {
  text: string;
  /** The places in the text where a line may end. Without them the browser ends lines anywhere, also within a word. */
  breaks?: readonly number[] | undefined;
}

/**
 * A Chinese headline that breaks between words only: `base.css` keeps together what stands between two `<wbr>`. Copying
 * and searching get the text alone. The marks are hidden from screen readers, which would read each as a space.
 */
export function Headline({ text, breaks = [] }: HeadlineProps) {
  return [
    ...breaks.flatMap((end, index) => [
      text.slice(breaks[index - 1], end),
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a place to break takes no focus
      <wbr key={end} aria-hidden="true" />,
    ]),
    text.slice(breaks.at(-1)),
  ];
}
