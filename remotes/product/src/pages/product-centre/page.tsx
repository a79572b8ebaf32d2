export function Component() {
  return <h1>产品中心</h1>;
}
