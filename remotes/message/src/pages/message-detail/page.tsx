export function Component() {
  return <h1>站内信详情</h1>;
}
