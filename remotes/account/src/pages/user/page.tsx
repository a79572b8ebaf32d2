export function Component() {
  return <h1>个人信息</h1>;
}
