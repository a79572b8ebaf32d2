export function Component() {
  return <h1>帮助中心</h1>;
}
