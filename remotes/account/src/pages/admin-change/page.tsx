export function Component() {
  return <h1>变更管理员</h1>;
}
