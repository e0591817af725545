import { errorCodes } from '@kbf/contracts';
import { AppError, invalid, ServiceCallError, unavailable } from '@kbf/service-kit';
import type { AiService } from '../ai-service.ts';

/**
 * Decodes a photo and encodes it again; only the result is ever stored.
 * @throws 400 for data that is no image, 413 for one that is too large, 503 when the photo service is not available
 */
export async function encodePhoto(ai: Pick<AiService, 'encodePhoto'>, photoUrl: string) {
  try {
    return await ai.encodePhoto(photoUrl);
  } catch (error) {
    const status = error instanceof ServiceCallError ? error.status : 0;
    if (status === 413)
      throw new AppError(errorCodes.tooLarge, 413, 'Please select an image smaller than 5MB');
    if (status === 400) throw invalid('We cannot read this image.');
    throw unavailable('We cannot accept photos right now. Please try again in a moment.', error);
  }
}
