export function Component() {
  return <h1>人员管理</h1>;
}
