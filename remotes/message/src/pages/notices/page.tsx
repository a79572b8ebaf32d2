export function Component() {
  return <h1>公告</h1>;
}
