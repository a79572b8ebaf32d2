export function Component() {
  return <h1>首页</h1>;
}
