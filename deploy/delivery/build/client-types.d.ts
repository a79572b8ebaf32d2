/** The results of imports that are not scripts, as the build preset makes them. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
declare module '*.css' {}

declare module '*.css?scoped' {
  const styles: { readonly scope: string };
  export default styles;
}
/** The text of the file. */
declare module '*.svg?text' {
  const text: string;
  export default text;
}
declare module '*.md' {
  const text: string;
  export default text;
}
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}

declare module '*.png' {
  const address: string;
  export default address;
}
