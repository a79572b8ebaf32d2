/** The schema of a route whose body is an object with these fields and no others. */
export const bodyOf = (properties: Record<string, unknown>, required: readonly string[] = []) => ({
  schema: { body: { type: 'object', additionalProperties: false, required, properties } },
});
