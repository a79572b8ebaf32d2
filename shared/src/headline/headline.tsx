interface HeadlineProps {
  text: string;
  /** The places in the text where a line may end. Without them the browser ends lines anywhere, also within a word. */
  breaks?: readonly number[] | undefined;
}

const endOfClause = /[，；：。！？]/;

/**
 * A Chinese headline that breaks between words only, and rather between clauses than within one: `base.css` keeps
 * together what stands between two `<wbr>`, and a clause as long as there is room for it. Copying and searching get the
 * text alone. The marks are hidden from screen readers, which would read each as a space.
 */
export function Headline({ text, breaks = [] }: HeadlineProps) {
  const ofClauses = breaks.filter((end) => endOfClause.test(text[end - 1] ?? ''));
  if (ofClauses.length === 0) return marked(text, breaks, 0, text.length);
  return [...ofClauses, text.length].flatMap((end, index) => {
    const start = ofClauses[index - 1] ?? 0;
    const clause = (
      <span key={end} className="clause">
        {marked(text, breaks, start, end)}
      </span>
    );
    return end < text.length ? [clause, mark(`after ${end}`)] : clause;
  });
}

/** A part of the text with the marks inside of it. */
function marked(text: string, breaks: readonly number[], start: number, end: number) {
  const places = breaks.filter((place) => place > start && place < end);
  return [...places, end].flatMap((place, index) => {
    const word = text.slice(places[index - 1] ?? start, place);
    return place < end ? [word, mark(place)] : word;
  });
}

// biome-ignore lint/a11y/noAriaHiddenOnFocusable: a place to break takes no focus
const mark = (key: number | string) => <wbr key={key} aria-hidden="true" />;
