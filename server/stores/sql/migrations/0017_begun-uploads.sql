CREATE TABLE "begun_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "begun_uploads" ADD CONSTRAINT "begun_uploads_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "begun_uploads_client_id_index" ON "begun_uploads" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "begun_uploads_expires_at_index" ON "begun_uploads" USING btree ("expires_at");