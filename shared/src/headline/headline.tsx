interface HeadlineProps {
  text: string;
  /** The places in the text where a line may end. Without them the browser ends lines anywhere, also within a word. */
  breaks?: readonly number[] | undefined;
}

const endOfClause = /[，；：。！？]$/;

/**
 * A Chinese headline that breaks between words only, and rather between clauses than within one: `base.css` keeps
 * together what stands between two `<wbr>`, and a clause as long as there is room for it. Copying and searching get the
 * text alone. The marks are hidden from screen readers, which would read each as a space.
 */
export function Headline({ text, breaks = [] }: HeadlineProps) {
  const words = [...breaks, text.length].map((end, index) => ({ end, word: text.slice(breaks[index - 1] ?? 0, end) }));
  const clauses: (typeof words)[] = [[]];
  for (const one of words) {
    clauses.at(-1)?.push(one);
    if (endOfClause.test(one.word) && one.end < text.length) clauses.push([]);
  }
  const marked = clauses.map((clause) =>
    clause.flatMap(({ end, word }) =>
      // The mark after the last word stands outside of its clause.
      end === clause.at(-1)?.end ? [word] : [word, <Mark key={end} />],
    ),
  );
  if (marked.length === 1) return marked[0];
  return marked.map((clause, index) => {
    const end = clauses[index]?.at(-1)?.end ?? 0;
    return [
      <span key={end} className="clause">
        {clause}
      </span>,
      end < text.length && <Mark key={`${end}-`} />,
    ];
  });
}

function Mark() {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a place to break takes no focus
  return <wbr aria-hidden="true" />;
}
