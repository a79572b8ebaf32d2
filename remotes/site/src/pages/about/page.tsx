export function Component() {
  return <h1>关于我们</h1>;
}
