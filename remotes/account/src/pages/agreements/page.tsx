export function Component() {
  return <h1>协议管理</h1>;
}
