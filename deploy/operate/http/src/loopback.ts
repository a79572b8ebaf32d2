/** Returns whether a host name or address means this machine and nothing else. */
export function isLoopback(hostName: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(hostName);
}
