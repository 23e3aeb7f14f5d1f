-- Two pictures of the home page's banners were drawn anew under other names.
UPDATE banner SET image='banner/port' WHERE image='banner/caravan';
UPDATE banner SET image='banner/samples' WHERE image='banner/market';
