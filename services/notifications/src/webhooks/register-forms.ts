import formbody from '@fastify/formbody';
import type { Service } from '@kbf/service-kit';

/** Bytes; forms from outside are short. */
const bodyLimit = 16_384;

/**
 * A scope for form posts from outside. All other calls are JSON only, so that a page on another site cannot make a
 * browser send them.
 */
export async function registerForms(app: Service, register: (forms: Service) => void) {
  await app.register(async (forms) => {
    await forms.register(formbody, { bodyLimit });
    // Mail programs post either kind of form (RFC 8058); its content is known already.
    forms.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit },
      (_request, _body, done) => done(null, {}),
    );
    register(forms);
  });
}
