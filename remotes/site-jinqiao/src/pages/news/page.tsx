export function Component() {
  return <h1>新闻资讯</h1>;
}
