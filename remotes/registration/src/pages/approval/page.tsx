export function Component() {
  return <h1>平台审核</h1>;
}
