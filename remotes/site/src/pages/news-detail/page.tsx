export function Component() {
  return <h1>资讯详情</h1>;
}
