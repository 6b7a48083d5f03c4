/** Why a picture cannot be used. The message is for the person who sent it. */
export class PictureError extends Error {
  override name = 'PictureError';
}
