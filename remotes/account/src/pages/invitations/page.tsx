export function Component() {
  return <h1>邀请企业</h1>;
}
