export function Component() {
  return <h1>变更详情</h1>;
}
