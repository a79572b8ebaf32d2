/** Replaces a wrapper of antd that this portal does not use. */
export default function ChildrenOnly({ children }: { children: unknown }): unknown {
  return children;
}
