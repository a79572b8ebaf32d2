/** Stands where antd wraps something that this portal leaves as it is. */
export default function ChildrenOnly({ children }: { children: unknown }): unknown {
  return children;
}
