export function Component() {
  return <h1>企业信息</h1>;
}
