/**
 * The database announces each change of what public pages show on this channel (`0097_content_channel.sql`). The text
 * is a tenant's code, or empty if the change concerns all tenants.
 */
export const contentChannel = 'content';
