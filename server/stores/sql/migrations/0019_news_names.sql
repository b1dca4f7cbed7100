-- What `tell` may name. The server adds its own at each start: a name needs no migration.
CREATE TABLE "news_names" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "news_names" VALUES
	('notifications'), ('tickets'), ('ticket'), ('services'), ('service'), ('payments'), ('files'), ('session');--> statement-breakpoint
-- Who may call it stays as it was.
CREATE OR REPLACE FUNCTION tell(client_id text, name text, target text DEFAULT '') RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER -- who may call it needs no right on the tables
AS $$
DECLARE
	written text;
BEGIN
	IF NOT EXISTS (SELECT FROM news_names WHERE news_names.name = tell.name) THEN
		RAISE EXCEPTION 'There is no news "%".', tell.name USING HINT = 'It is one of: '
			|| coalesce((SELECT pg_catalog.string_agg(news_names.name, ', ' ORDER BY news_names.name) FROM news_names), 'none')
			|| '.';
	END IF;
	INSERT INTO events (client_id, name, target) VALUES (tell.client_id, tell.name, tell.target)
		RETURNING events.key INTO written;
	-- Named in full: nobody can put a function of the same name before these.
	PERFORM pg_catalog.pg_notify('client_portal_news', pg_catalog.json_build_object(
		'id', written, 'clientId', tell.client_id, 'name', tell.name, 'target', tell.target)::text);
END
$$;--> statement-breakpoint
-- A schema of the caller's own may have tables of these names, too. A function that is replaced forgets it.
DO $$
BEGIN
	EXECUTE format('ALTER FUNCTION tell(text, text, text) SET search_path = %I, pg_temp', current_schema());
END
$$;
