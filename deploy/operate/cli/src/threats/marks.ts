/** A title of a test, or of a block of tests, that names a threat; as it is written in the source. */
export interface Mark {
  readonly threat: string;
  readonly file: string;
  readonly title: string;
}

const mark = /\[threat: ([^\]]+)\]/g;
const quoted = /(['"`])((?:\\.|(?!\1)[^\\\n])*\[threat: (?:\\.|(?!\1)[^\\\n])*)\1/g;

export const threatsIn = (title: string): string[] => [...title.matchAll(mark)].map(([, threat = '']) => threat);

/** The words of a title, without the marks before them. */
const wordsOf = (title: string): string => title.replace(/^(\[[^\]]+\] ?)+/, '').replace(/\\(.)/g, '$1');

export function marksIn(file: string, source: string): Mark[] {
  return [...source.matchAll(quoted)].flatMap(([, , title = '']) =>
    threatsIn(title).map((threat) => ({ threat, file, title: wordsOf(title) })),
  );
}

/** These tests are run by `npm run test:deep`. */
export const isDeep = ({ file }: Mark): boolean => /\.deep\.(test|spec)\.tsx?$/.test(file);
