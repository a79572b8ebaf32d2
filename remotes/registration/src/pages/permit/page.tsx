export function Component() {
  return <h1>开通申请</h1>;
}
