export function Component() {
  return <h1>站内信</h1>;
}
