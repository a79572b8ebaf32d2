export function Component() {
  return <h1>产品服务</h1>;
}
