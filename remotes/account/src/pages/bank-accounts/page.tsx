export function Component() {
  return <h1>账户信息</h1>;
}
