export function Component() {
  return <h1>实名认证</h1>;
}
