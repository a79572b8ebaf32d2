/** One server-sent event. */
export interface ServerEvent {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

function readBlock(block: string): ServerEvent | null {
  const fields = { id: '', event: '', data: [] as string[] };
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(\w+)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === 'data') fields.data.push(value);
    else if (name === 'id' || name === 'event') fields[name] = value;
  }
  return fields.data.length === 0 ? null : { ...fields, data: fields.data.join('\n') };
}

/**
 * Reads a stream of server-sent events that comes in pieces. Comments give no event: they only say that the stream is
 * alive.
 */
export function eventParser(): (piece: string) => ServerEvent[] {
  let text = '';
  return (piece) => {
    // A piece may end between the two characters of a line's end.
    text = (text + piece).replace(/\r\n/g, '\n');
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    return blocks.flatMap((block) => readBlock(block) ?? []);
  };
}
