import type { Queryable } from '@portal/database';
import { user } from '@portal/database/schema/platform';
import { eq } from 'drizzle-orm';
import type { PersonContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { fileRefs, keepOwnFile, removeOwnFile } from '../../kernel/files/stored-files';
import { fieldFault } from '../../kernel/http/http-error';

const picture = /\.(?:jpe?g|png)$/i;
const longest = 2 * 1_048_576;

interface Photo {
  readonly photoToken: string | null;
  readonly photoName: string | null;
}

/** Sets the photo and removes the old file. */
async function replacePhoto(transaction: Queryable, userCode: string, photo: Photo): Promise<void> {
  const self = eq(user.userCode, userCode);
  const [before] = await transaction.select({ token: user.photoToken }).from(user).where(self).for('update');
  await transaction.update(user).set(photo).where(self);
  if (before?.token && before.token !== photo.photoToken) await removeOwnFile(transaction, userCode, before.token);
}

/**
 * Sets a picture that the person has uploaded. The upload has already checked the bytes, and the file's name matches
 * them.
 */
export async function choosePhoto(context: PersonContext, { query }: HandlerInput<'photoUpdate'>) {
  const { db, session } = context;
  const { fileToken: photoToken, fileName: photoName } = query;
  const [file] = await fileRefs(db, [photoToken]);
  if (file && !(picture.test(file.fileName) && file.size <= longest)) {
    throw fieldFault('fileToken', '请上传不超过2MB的JPG或PNG图片');
  }
  await db.transaction(async (transaction) => {
    await keepOwnFile(session, transaction, photoToken);
    await replacePhoto(transaction, session.userCode, { photoToken, photoName });
  });
}

export async function removePhoto({ db, session }: PersonContext) {
  await db.transaction((transaction) =>
    replacePhoto(transaction, session.userCode, { photoToken: null, photoName: null }),
  );
}
