import Gallery from '@portal/shared/ui/gallery';

/** Every house component in all its states. */
export const Component = Gallery;
