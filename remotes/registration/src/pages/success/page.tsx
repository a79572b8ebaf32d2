export function Component() {
  return <h1>认证成功</h1>;
}
