import postcss from 'postcss';
import type { LoaderContext } from 'webpack';
import { selectingRules } from './selecting-rules';

/**
 * A remote's sheets style what the remote has drawn, and nothing else of the page. Names of CSS modules are a package's
 * own, which css-loader holds by its mode `pure`; this is for all other sheets.
 */
export interface OwnStylesOptions {
  /** The package's name, which its classes begin with. */
  readonly name: string;
}

/** `site-jinqiao` may begin the names of its classes with either word. */
function ownClass(name: string): RegExp {
  const words = [name, name.slice(name.lastIndexOf('-') + 1)].join('|');
  return new RegExp(`\\.(?:${words})(?![a-z0-9])`, 'i');
}

/** What a sheet selects that may belong to others, each with its place. */
export function foreignSelectors(text: string, file: string, name: string): string[] {
  const own = ownClass(name);
  return selectingRules(postcss.parse(text, { from: file })).flatMap((rule) => {
    const { line, column } = rule.source?.start ?? { line: 1, column: 1 };
    return rule.selectors.filter((one) => !own.test(one)).map((one) => `${file}:${line}:${column} ${one}`);
  });
}

/** Refuses a sheet that is no CSS module and selects more than the package's own classes. */
export default function ownStyles(this: LoaderContext<OwnStylesOptions>, text: string): string {
  const foreign = foreignSelectors(text, this.resourcePath, this.getOptions().name);
  if (foreign.length > 0)
    this.emitError(
      new Error(
        `These selectors may style what others have drawn:\n${foreign.join('\n')}\n` +
          "Move them into a file *.module.css, each with a class of the file. If the sheet is a library's, " +
          "import styles from '….css?scoped', and put the class styles.scope on an element around the library's own.",
      ),
    );
  return text;
}
