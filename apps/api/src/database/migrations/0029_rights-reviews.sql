CREATE TABLE "rights_reviews" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"confirmed_by" uuid NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rights_reviews" ADD CONSTRAINT "rights_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rights_reviews" ADD CONSTRAINT "rights_reviews_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rights_reviews_confirmed" ON "rights_reviews" USING btree ("confirmed_at");