-- The addresses of profile pictures moved, so that no two paths of the calls can be taken for each other.
UPDATE "person" SET "profile_image_url" = replace("profile_image_url", '/api/user-profiles/photos/', '/api/profile-photos/')
WHERE "profile_image_url" LIKE '/api/user-profiles/photos/%';
