export function Component() {
  return <h1>注册账号</h1>;
}
