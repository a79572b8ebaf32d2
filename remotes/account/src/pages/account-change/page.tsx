export function Component() {
  return <h1>变更账户</h1>;
}
