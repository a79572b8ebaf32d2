export function Component() {
  return <h1>公告详情</h1>;
}
